import type { GuideSection } from '../guide.ts';

export const guide: readonly GuideSection[] = [
  {
    id: 'first-call',
    title: 'First call',
    blocks: [
      'Send a board, and get the next step that logic finds, with its reason in words:',
      { exampleOf: 'getHint' },
      'What comes back stands [with the operation](#getHint). Each operation below has its example in curl, TypeScript and Python, with nothing to install, and the reply that the server gave to it.',
    ],
  },
  {
    id: 'boards',
    title: 'Boards',
    blocks: [
      'A board is 81 characters, row by row from the top left: a digit, or `.` or `0` for an empty cell. Nine rows of nine numbers will do too, with 0 for an empty cell.',
      [
        'Rows and columns are counted from 0, rows from the top, columns from the left; boxes row by row.',
        'Notes and candidates go by cell: `{"0,2": [1, 2, 4]}` is about row 0, column 2.',
        'A puzzle is a board with exactly one solution. Where a puzzle is wanted, any other board is answered with 422, and the details say what is wrong with it.',
      ],
    ],
  },
  {
    id: 'texts',
    title: 'Languages',
    blocks: [
      'Texts come in English and Japanese. Name the `language` in the request, `en` or `ja`; otherwise `Accept-Language` decides, and where it names neither, English. Only texts differ: ids, codes and numbers are the same in both.',
    ],
  },
  {
    id: 'when-it-fails',
    title: 'When it fails',
    blocks: [
      'An error has a status of 4xx or 5xx and says three things: `error` for people, in their language; `code` for programs; `details`, where there are any, such as the row and column. The wording of `error` may change at any time, `code` and `details` do not. [All errors](#errors) are below.',
      [
        '429 and 503 pass: try again after as many seconds as `Retry-After` says.',
        'With any other 4xx the same request fails again: change it.',
        'Fields and parameters that do not exist are refused with `wrong-shape`, so that a slip of the pen does not go unnoticed.',
      ],
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      [
        'A body has at most 64 kB, is JSON in UTF-8, and is not compressed.',
        'What is worked out takes at most 20 seconds; nearly all boards take milliseconds. After that comes `time-limit`.',
        'A server with too much to do answers `overloaded` at once instead of letting you wait.',
        'Messages through the contact form: five an hour from one address.',
      ],
    ],
  },
  {
    id: 'caching',
    title: 'Caching',
    blocks: [
      'Replies that stay the same have an `ETag` and say in `Cache-Control` how long they may be kept. Send the tag back in `If-None-Match`, and what is unchanged comes as a 304 without a body. All others have `no-store`. With `Accept-Encoding`, large replies come compressed.',
    ],
  },
  {
    id: 'versions',
    title: 'Versions',
    blocks: [
      'Below `/api/v1/` a field keeps its name, its type and its meaning, and a request that works goes on working. What may come at any time: new operations, new optional fields in requests, new fields in replies, new codes of errors, new techniques. So read what you know, and pass over what you do not.',
      'Anything else would be a `/api/v2/` beside it. The addresses without a version, such as `/api/get_hint`, keep the same promise.',
    ],
  },
  {
    id: 'browsers',
    title: 'From web pages',
    blocks: [
      'Pages of any site may call the API with `fetch` (CORS); there are no cookies and no keys. The one exception is [the contact form](#sendContact), which is for the pages of this site.',
    ],
  },
  {
    id: 'clients',
    title: 'Typed clients',
    blocks: [
      'The [OpenAPI document](/api/openapi.json) describes all of it, in version 3.1: requests, replies, and the details of each error. A generator such as `openapi-typescript` makes types or a client of it.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    blocks: [
      'The API is free, and has no guarantee of being there. Cache what you can, ask one thing after the other rather than all at once, and wait as long as `Retry-After` says. Who needs more runs a server of their own: the code is under the MIT licence.',
    ],
  },
];
