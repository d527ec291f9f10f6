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
  youngestAge,
} = LEGAL_FACTS;

export const document: LegalDocument = {
  title: 'Privacy policy',
  lead: `${SITE.name.en} is a puzzle site without accounts. Here you can read what it stores, what it sends, to whom, for how long, and what you can do about it.`,
  summary: [
    'There is no account: no name, no password, no profile of you.',
    'Your games, settings and statistics stay in your own browser. We never see them.',
    'Analytics and ads are off until you agree to them, and you can take your agreement back at any time.',
    `What you write to us is kept for ${contactYears} years at most, and your email address only if you give it.`,
    'We sell nothing about you to anyone.',
  ],
  sections: [
    {
      id: 'operator',
      title: 'Who is responsible',
      blocks: [
        `${SITE.name.en} is run by ${SITE.company.en} (“we”) and made by the ${SITE.labLabel.en}. Questions about privacy reach us through the contact form at the foot of every page.`,
        'This policy holds for this website and for the programming interface that belongs to it.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      blocks: [
        'To play without an account, the site keeps your things in the storage of your own browser. None of this is sent to us, except the language cookie, which tells our server in which language to answer.',
        {
          table: {
            columns: ['What', 'Stored as', 'Until'],
            rows: [
              [
                'The game you are on, one for each difficulty, with every move so that you can undo',
                { names: STORED_NAMES.games },
                'the puzzle is solved or replaced by a new one',
              ],
              [
                'Your statistics, and what you found in the exercises',
                { names: STORED_NAMES.statistics },
                'you clear your browser’s storage',
              ],
              [
                'Which puzzles you had lately, so that none returns too soon',
                { names: STORED_NAMES.recent },
                'five newer ones have come, or you clear the storage',
              ],
              [
                'How many new puzzles you may still start today',
                { names: STORED_NAMES.credits },
                'the next day begins anew',
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
            ],
          },
        },
        'A saved game that can no longer be read is set aside under a name of its own, never deleted. Your browser may also keep copies of our pages and puzzles so that you can play offline; they say nothing about you.',
        'You can delete all of this in the settings of your browser. The page with your statistics can save everything as a file first.',
      ],
    },
    {
      id: 'server',
      title: 'What reaches our server',
      blocks: [
        'To send you a page, a server has to see your IP address, what you ask for, the time and how your browser describes itself. Our own log holds none of that but the kind of request, the result and how long the answer took.',
        `Whoever operates the machines for us may keep access logs with IP addresses to find faults and fend off attacks. These are deleted after ${accessLogMonths} months at the latest.`,
        'A board that is sent to our programming interface is worked on and forgotten. We keep no copy.',
      ],
    },
    {
      id: 'messages',
      title: 'What you write to us',
      blocks: [
        'The contact form sends us:',
        {
          list: [
            'your message, and whether it is about an improvement, an error or something else;',
            'your email address, if you give one; without it the message is anonymous;',
            'the language of the page, the time, and how your browser describes itself, which helps with errors.',
          ],
        },
        'We use it to understand your message, to answer it if you left an address, and to improve the site. It is stored on our server and may be forwarded by email to the people who answer.',
        'So that nobody floods us, your IP address is remembered for one hour after you send something. It is not stored with the message.',
        `Messages are deleted after ${contactYears} years, those that look as if a program had written them after ${suspiciousContactDays} days.`,
      ],
    },
    {
      id: 'choices',
      title: 'Your choice about analytics and ads',
      blocks: [
        'Where the site uses analytics or ads, it asks you first. Both are ticked when the question appears, but nothing is switched on before you confirm, and declining takes as little as agreeing. The game is the same either way.',
        `Your answer is kept in your browser for ${consentDays} days; then we ask again. You can change it or take it back at any time. The cookies of analytics are deleted when you do.`,
        'Where the site uses neither, there is nothing to ask, and it does not ask.',
      ],
    },
    {
      id: 'external-transmission',
      title: 'What is sent to others, and to whom',
      blocks: [
        'These are all the services of others that can have your browser send something elsewhere. Beside each you can see whether this site uses it at present. There are no others: no social media buttons, no fonts or pictures from elsewhere.',
        { services },
      ],
    },
    {
      id: 'purposes',
      title: 'What we use information for',
      blocks: [
        {
          list: [
            'To deliver the site and keep it safe: access logs, the count of messages. This is our legitimate interest.',
            'To answer you and mend errors: messages. This is what you asked for by writing.',
            'To learn how the site is used: analytics. Only with your consent.',
            'To pay for the site: advertising. Only with your consent.',
          ],
        },
        'We make no decisions about you by machine, and we put nothing together into a profile.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else gets to see it',
      blocks: [
        'We sell no personal information. It is passed on only to companies that run servers or mail for us and are bound to our instructions, to the services named above within the limits named there, and to authorities where the law compels us.',
        'Google LLC processes data in the United States, where other rules hold than in Japan or the European Union. It undertakes to protect the data by contract and under the frameworks that its policy names.',
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
              ['Analytics', `${analyticsMonths} months`],
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
        'About what we hold of you, you may ask us to',
        {
          list: [
            'tell you what it is, and give you a copy;',
            'correct it, or add to it;',
            'delete it, or stop using it or passing it on;',
            'hand it over in a form that another service can read.',
          ],
        },
        'You may also object to its use, and take back a consent at any time; what was done before stays lawful.',
        `Write to us through the contact form. We answer within ${rightsRequestDays} days and charge nothing. As there are no accounts, tell us what lets us find your data: the email address you gave, or about when you wrote and what.`,
        'You may also complain to a supervisory authority: in Japan the Personal Information Protection Commission, elsewhere the one where you live.',
      ],
    },
    {
      id: 'security',
      title: 'Security, and what happens if it fails',
      blocks: [
        'Where the site is reached by HTTPS, everything travels encrypted. Messages lie where only those who run the site can read them, and they never appear in logs.',
        `Should personal information be lost or get into the wrong hands all the same, we notify the authorities within ${breachNoticeHours} hours of learning of it, and those concerned without delay.`,
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
        'When the site changes what it does, this page changes first, and with it the date at its top. If a change needs your consent, we ask for it.',
      ],
    },
  ],
};
