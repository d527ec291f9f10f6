/** How large the headers of a request may be: Node's default, so that no option of Node makes it another. */
export const MAX_HEADER_BYTES = 16 * 1024;
