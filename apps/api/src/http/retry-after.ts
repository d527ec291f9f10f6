/** When a client may retry that was rejected as there was too much to do. */
export const RETRY_AFTER_SECONDS = 1;
