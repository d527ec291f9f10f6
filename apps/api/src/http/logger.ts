/** Where the app writes its log. Nothing personal goes in: no address, no query, no body. */
export interface Logger {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
