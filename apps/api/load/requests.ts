/** About as hard as what players send. */
const BOARD = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

function requestOf(head: string, body = ''): Buffer {
  const length = body === '' ? '' : `Content-Length: ${body.length}\r\n`;
  return Buffer.from(
    `${head} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n${body}`,
  );
}

/** Raw requests. */
export const REQUESTS = {
  hello: requestOf('GET /api/hello'),
  health: requestOf('GET /healthz'),
  large: requestOf('GET /data/problems_hard.json'),
  hint: requestOf('POST /api/get_hint', JSON.stringify({ board: BOARD, hint_level: 3 })),
};
