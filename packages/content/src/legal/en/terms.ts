import { SITE } from '../../site.ts';
import type { LegalDocument } from '../document.ts';
import { LEGAL_FACTS } from '../facts.ts';

export const document: LegalDocument = {
  title: 'Terms of service',
  lead: `What you and we can expect of each other when you use ${SITE.name.en}.`,
  summary: [
    'Play as much as you like. It is free, and you need no account.',
    'Be fair: do not break or overload the site, and do not pass yourself off as us.',
    'We take care, but a free site comes without a guarantee. Save a copy of anything you want to keep.',
    'Japanese law applies, and the Tokyo District Court decides.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'These terms',
      blocks: [
        `${SITE.name.en} is run by ${SITE.company.en} (“we”). By using the site or its API (by which other programs can use it) you agree to these terms. If you do not agree, please do not use them.`,
        'What we know about you, and what we do with it, is in our privacy policy.',
      ],
    },
    {
      id: 'service',
      title: 'What we offer',
      blocks: [
        'Sudoku puzzles in three levels, hints, lessons and exercises about solving techniques, and an API that checks boards and finds hints. All of it is free of charge and needs no account.',
        'We check our puzzles by program: each has one solution and can be solved by logic. Should you find one for which that is not so, please tell us.',
      ],
    },
    {
      id: 'play',
      title: 'Playing, credits and ads',
      blocks: [
        'A new puzzle may cost a credit. Each day starts with a few credits, and more are earned by reading a tip, or by watching an ad where the site offers that and you choose it. They are valid for one calendar day, have no money value, and cannot be exchanged or passed on.',
        'Games, settings and statistics are stored in your browser only. We cannot restore them when your browser has deleted them; the page with your statistics can save a copy.',
        'The site may show ads. They are marked as such. The advertisers alone are responsible for what they say and sell.',
      ],
    },
    {
      id: 'conduct',
      title: 'What we ask you not to do',
      blocks: [
        {
          list: [
            'break the law or the rights of others by using the site;',
            'attack or overload the site, get around its limits, or look for weaknesses other than to report them to us;',
            'call the API so often that others suffer;',
            'send advertising, malicious programs or personal information of others through the contact form;',
            'click or hide ads by program in order to deceive advertisers;',
            'use our name or logo as if what you offer came from us.',
          ],
        },
        'We may block anyone who does so.',
      ],
    },
    {
      id: 'ownership',
      title: 'What belongs to whom',
      blocks: [
        'The software of this site, its texts and its puzzles are published under the MIT licence: you may use, copy, change and pass them on, as long as the notice of copyright and the licence stay with them. You may print puzzles, share pictures of them and link to any page even without that notice, including at school or in a club.',
        'The licence does not cover our name and our logo. They belong to us or to those who have licensed them to us.',
      ],
    },
    {
      id: 'messages',
      title: 'What you send us',
      blocks: [
        'We welcome suggestions. You allow us to use what you propose to improve the site; we owe you no payment for it, and need not use it. Please do not send us secrets.',
      ],
    },
    {
      id: 'links',
      title: 'Links and services of others',
      blocks: [
        'The site can lead to pages of others and use their services. They have their own terms, and we are not responsible for what they offer.',
      ],
    },
    {
      id: 'availability',
      title: 'Changes and interruptions',
      blocks: [
        'We may change, interrupt or end the site or parts of it, for maintenance, for security or because we can no longer run it. Where we can, we say so on the site beforehand.',
      ],
    },
    {
      id: 'warranty',
      title: 'No guarantee',
      blocks: [
        'We offer the site as it is. We do our best to keep it right and working, but we do not guarantee that it is always available, free of errors or fit for a particular purpose.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        'If we are liable to you in connection with the site, and only slight negligence is to blame, we owe you no more than what you have paid us for using it. As the site is free at present, that is zero.',
        'This limit does not apply to damage that we cause on purpose or by gross negligence, nor where consumer protection law gives you more.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      blocks: [
        `If you are a minor where you live, please use the site with the consent of a parent or guardian. If you are under ${LEGAL_FACTS.youngestAge}, please ask a parent or guardian to write to us for you.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms where the site, the law or good reason requires it. The new terms appear here with a new date, and apply to anyone who uses the site from then on. Where we have only revised the wording, that day stands beside the date. If one provision is void, the others still apply.',
      ],
    },
    {
      id: 'law',
      title: 'Law and court',
      blocks: [
        'These terms are governed by the laws of Japan. For disputes that arise from them or from the site, the Tokyo District Court has exclusive jurisdiction as the court of first instance. Rights that the consumer law of your country gives you, whatever is agreed, remain yours.',
        'There is an English and a Japanese version. They are meant to say the same; should they differ, the Japanese one decides.',
      ],
    },
    {
      id: 'reaching-us',
      title: 'How to reach us',
      blocks: [
        'Through the contact form at the foot of every page. If you leave an email address, we can answer.',
      ],
    },
  ],
};
