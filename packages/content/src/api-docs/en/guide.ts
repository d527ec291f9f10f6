import { API_POLICY } from '../../api/policy.ts';
import type { GuideSection } from '../guide.ts';

export const guide: readonly GuideSection[] = [
  {
    id: 'first-call',
    title: 'First call',
    blocks: [
      'Send a board, and get the next step that logic finds, with its reason in words:',
      { exampleOf: 'getHint' },
      'The reply is shown [with the operation](#getHint). Each operation below has its example in curl, TypeScript and Python, with nothing to install, and the reply that the server gave to it.',
      'Hints begin with what is easiest to see on a board, as the course does: with the hidden single before the naked single. [Explanations](#explain), [steps](#steps) and [ratings](#rate) go by the ladder of all techniques, the easiest first, where these two stand the other way round. So they may name different techniques for the same board, and each of them is right.',
    ],
  },
  {
    id: 'boards',
    title: 'Boards',
    blocks: [
      'A board is 81 characters, row by row from the top left: a digit, or `.` or `0` for an empty cell. Nine rows of nine numbers will do too, with 0 for an empty cell.',
      'A string is read in other forms as well: with `_` or `*` for an empty cell, and with white space, commas or the lines of a drawn grid between the cells, such as in nine lines of nine.',
      [
        'Rows and columns are counted from 0, rows from the top, columns from the left; boxes row by row. Texts for players, that is hints, steps and descriptions of pictures, count from 1 instead: `"row": 0` is row 1 there.',
        'Notes and candidates go by cell: `{"0,2": [1, 2, 4]}` is about row 0, column 2.',
        'A puzzle is a board with exactly one solution. Where a puzzle is wanted, any other board is answered with 422, and the details say what is wrong with it.',
      ],
    ],
  },
  {
    id: 'texts',
    title: 'Languages',
    blocks: [
      'Texts come in English and Japanese. Name the `language` in the request, `en` or `ja`; otherwise `Accept-Language` decides, and where it names neither, English; with [a message](#sendContact), Japanese. Only texts differ: ids, codes and numbers are the same in both.',
    ],
  },
  {
    id: 'when-it-fails',
    title: 'When it fails',
    blocks: [
      'An error has a status of 4xx or 5xx and says three things first: `error` for people, in their language; `code` for programs; `details`, where there are any, such as the row and column. The wording of `error` may change at any time, `code` and `details` do not. [All errors](#errors) are below.',
      [
        'They are problem details too (RFC 9457): `type` leads to the explanation on this page, `title` says what kind of error it is. Below `/api/v1/` the content type is `application/problem+json`; elsewhere it is for those who accept that.',
        'Every reply has an `X-Request-Id`: name it when you tell us of a fault.',
        '429 and 503 pass: try again after as many seconds as `Retry-After` says.',
        'With any other 4xx the same request fails again: change it.',
        'Fields that do not exist, and parameters that do not where an operation has any, are refused with `wrong-shape`, as are parameters that come more than once, so that a slip of the pen does not go unnoticed.',
      ],
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      [
        'A body has at most 64 kB, is JSON in UTF-8, and is not compressed.',
        'One address can have 600 boards a minute worked out, where whoever runs the server has not set another number. Beyond that comes `quota-exceeded`. What costs next to nothing is not counted.',
        'Replies to requests that count towards the limit say how much is left, in the headers of the IETF’s draft: `RateLimit-Policy: "boards";q=600;w=60` for 600 boards in 60 seconds, `RateLimit: "boards";r=468;t=7` for 468 that are left for the next 7.',
        'What is worked out takes at most 20 seconds; nearly all boards take milliseconds. After that comes `time-limit`.',
        'A server with too much to do answers `overloaded` at once instead of letting you wait.',
        'Messages through the contact form: five an hour from one address.',
      ],
    ],
  },
  {
    id: 'batch',
    title: 'Many boards at once',
    blocks: [
      '[Solving](#solveBatch) and [rating](#rateBatch) take up to 100 boards in one request. The results come in their order; a board that cannot be worked out has its error in its place, and the others are not held up by it. Each board counts in the limit.',
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
    blocks: API_POLICY.en,
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
      'The [OpenAPI document](/api/openapi.json) describes all of it, in version 3.1: requests, replies, and the details of each error. A generator makes types or a client of it, such as `openapi-typescript`:',
      {
        code: 'npx openapi-typescript {origin}/api/openapi.json --default-non-nullable false -o nanpure.ts',
      },
      'With `--default-non-nullable false`, fields that have a default may be left out, as the server allows. Tell errors apart by their `code`: their `details` have their types then.',
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    blocks: [
      'The API is free, and has no guarantee of being there. Cache what you can, ask one thing after the other rather than all at once, and wait as long as `Retry-After` says. If you need more, run a server of your own: the code is under the MIT licence.',
    ],
  },
];
