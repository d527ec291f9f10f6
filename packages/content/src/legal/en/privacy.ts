import { SITE } from '../../site.ts';
import type { LegalDocument } from '../document.ts';
import { LEGAL_FACTS } from '../facts.ts';
import { STORED_NAMES } from '../stored-names.ts';
import { services } from './services.ts';

const {
  accessLogMonths,
  analyticsCookieSeconds,
  analyticsMonths,
  breachNoticeHours,
  consentDays,
  contactYears,
  languageCookieYears,
  rightsRequestDays,
  suspiciousContactDays,
  messageKeyDays,
  youngestAge,
} = LEGAL_FACTS;

export const document: LegalDocument = {
  title: 'Privacy policy',
  lead: `${SITE.name.en} is a puzzle site without accounts. Here you can read what it stores, what it sends, to whom, for how long, and what you can do about it.`,
  summary: [
    'There is no account: you need no name and no password, and can play without telling us who you are.',
    'Your games, settings and statistics stay in your own browser. We never see them.',
    'Analytics and ads are off until you agree to them, and you can take your agreement back at any time.',
    `What you write to us is deleted after ${contactYears} years. We have your email address only if you give it.`,
    'We sell nothing about you to anyone.',
  ],
  sections: [
    {
      id: 'operator',
      title: 'Who is responsible',
      blocks: [
        `${SITE.name.en} is run by ${SITE.company.en} (“we”) and made by the ${SITE.labLabel.en}. Questions about privacy reach us through the contact form at the foot of every page. Ask us there, and we will tell you our postal address and who represents us.`,
        'This policy applies to this website and to its API, by which other programs can use it.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      blocks: [
        'So that you can play without an account, the site stores your data in your own browser. None of this is sent to us, except the language cookie, which tells our server which language to answer in.',
        {
          table: {
            columns: ['What', 'Stored as', 'Until'],
            rows: [
              [
                'The games you are playing: one for each difficulty, those from lessons, daily puzzles and puzzles of your own, with every move so that you can undo it',
                { names: STORED_NAMES.games },
                'you solve the puzzle or start a new one; puzzles of your own until 20 later ones have taken their place',
              ],
              [
                'Your statistics, what you have learnt in the course, and the days on which it comes back',
                { names: STORED_NAMES.statistics },
                'you clear your browser’s storage',
              ],
              [
                'Your recent puzzles, so that none comes back too soon',
                { names: STORED_NAMES.recent },
                'you have started five newer ones, or clear the storage',
              ],
              [
                'How many new puzzles you may still start today',
                { names: STORED_NAMES.credits },
                'the next day begins',
              ],
              [
                'Your settings and colours',
                { names: STORED_NAMES.settings },
                'you clear your browser’s storage',
              ],
              [
                'The language you chose, also as a cookie',
                { names: STORED_NAMES.language },
                `you clear the storage; the cookie ${languageCookieYears} year after your choice`,
              ],
              [
                'Your answer about analytics and ads',
                { names: STORED_NAMES.consent },
                `${consentDays} days after your answer`,
              ],
              [
                'A message you have begun to write, when the page was last reloaded after an update, and how far you had scrolled',
                { names: STORED_NAMES.tab },
                'you send the message or close the tab',
              ],
              [
                'A saved game or another entry that can no longer be read, set aside with the time in its name',
                { names: STORED_NAMES.setAside },
                'you clear your browser’s storage',
              ],
              [
                'Copies of our pages and puzzles, so that you can play offline; they say nothing about you',
                { names: STORED_NAMES.caches },
                'a newer version replaces them, or you clear the storage',
              ],
            ],
          },
        },
        'You can delete all of this in the settings of your browser. The page with your statistics can save everything as a file first.',
      ],
    },
    {
      id: 'server',
      title: 'What reaches our server',
      blocks: [
        'To send you a page, a server has to see your IP address, what you ask for, the time and your browser type. Our own log records only the time, the kind of request, the result, how long the answer took, and a number made up for the request or sent with it.',
        'When a program has our server work out puzzles, its IP address is kept for one minute, so that everyone gets a turn.',
        `The company that operates our servers may keep access logs with IP addresses to find faults and fend off attacks. These are deleted after ${accessLogMonths} months at the latest.`,
        'Boards sent to our API are used for the calculation only and are not stored.',
      ],
    },
    {
      id: 'messages',
      title: 'What you write to us',
      blocks: [
        'The contact form sends us:',
        {
          list: [
            'your message, and whether it is a suggestion, about an error, or something else;',
            'your email address, if you give one; without it the message is anonymous;',
            'the language of the page, the time, and your browser type, which helps us to find errors.',
          ],
        },
        'We use it to understand your message, to answer it if you left an address, and to improve the site. It is stored on our server and may be forwarded by email to the people who answer.',
        `The form adds a random number, so that a message that had to be sent again is stored only once. It is deleted after ${messageKeyDays} days at the latest.`,
        'To prevent abuse, your IP address is kept for one hour after you send a message. It is not stored with the message.',
        `Messages are deleted after ${contactYears} years, those that look as if a program sent them after ${suspiciousContactDays} days.`,
      ],
    },
    {
      id: 'choices',
      title: 'Your choice about analytics and ads',
      blocks: [
        'Where the site uses analytics or ads, it asks you first. Both are ticked when the question appears, but nothing is switched on before you confirm, and declining is as easy as agreeing. The game is the same either way.',
        `Your answer is kept in your browser for ${consentDays} days; then we ask again. You can change it or take it back at any time. The cookies of analytics are deleted when you do.`,
        'Where the site uses neither, there is nothing to ask, and it does not ask.',
      ],
    },
    {
      id: 'external-transmission',
      title: 'What is sent to others, and to whom',
      blocks: [
        'These are all the services by which your browser can be made to send something to others. Beside each you can see whether this site uses it at present. There is nothing else: no social media buttons, no fonts or pictures from elsewhere.',
        { services },
      ],
    },
    {
      id: 'purposes',
      title: 'What we use information for',
      blocks: [
        {
          list: [
            'To deliver the site and keep it safe: access logs, the count of messages sent. This is our legitimate interest.',
            'To answer you and fix errors: messages. This is what you ask for when you write to us.',
            'To learn how the site is used: analytics. Only with your consent.',
            'To pay for the site: advertising. Only with your consent.',
          ],
        },
        'We do not make automated decisions about you or build a profile of you.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else gets to see it',
      blocks: [
        'We sell no personal information. It is passed on only to companies that run servers or mail for us and are bound by our instructions, to the services named above within the limits named there, and to authorities where the law requires it.',
        'Google LLC processes data in the United States, where other rules apply than in Japan or the European Union. It undertakes to protect the data by contract and under the frameworks that its policy names.',
      ],
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      blocks: [
        {
          table: {
            columns: ['What', 'How long'],
            rows: [
              ['Analytics', `at most ${analyticsMonths} months`],
              ['Cookies of analytics', `${analyticsCookieSeconds / 3600} hours`],
              ['Access logs', `up to ${accessLogMonths} months`],
              ['Messages', `${contactYears} years`],
              ['Messages that look automatic', `${suspiciousContactDays} days`],
              ['Your answer about analytics and ads', `${consentDays} days, in your browser`],
            ],
          },
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may ask us to',
        {
          list: [
            'tell you what we hold about you, and give you a copy;',
            'correct it, or add to it;',
            'delete it, or stop using it or passing it on;',
            'hand it over in a form that another service can read.',
          ],
        },
        'You may also object to its use, and take back a consent at any time; what was done before stays lawful.',
        `Write to us through the contact form. We answer within ${rightsRequestDays} days and charge nothing. As there are no accounts, please help us to find your data: tell us the email address you gave, or roughly when you wrote and what.`,
        'You may also complain to a supervisory authority: in Japan the Personal Information Protection Commission, elsewhere the one where you live.',
      ],
    },
    {
      id: 'security',
      title: 'Security, and what happens if it fails',
      blocks: [
        'Where the site is reached by HTTPS, everything travels encrypted. Messages are stored where only the people who run the site can read them, and they never appear in logs.',
        `Should personal information be lost or get into the wrong hands all the same, we notify the authorities within ${breachNoticeHours} hours of learning of it, and the people concerned without delay.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `Anyone may play. But we do not knowingly collect personal information from children under ${youngestAge}. If your child has sent us some, tell us and we will delete it.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'Before we change what we do with information, we change this page and give it a new date at the top. Where we have only revised the wording, that day stands beside it. If a change needs your consent, we ask for it.',
      ],
    },
  ],
};
