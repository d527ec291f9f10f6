/** How many boards one request may send: a class of pupils, or a page of a book. */
export const MAX_BATCH_BOARDS = 100;
