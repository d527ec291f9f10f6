import type { MistakePhrases } from '../phrases.ts';
import { article, capital } from './names.ts';

/** Something on the board is not right. Never a scolding: a place to look, then what to take out. */
export const mistakes: MistakePhrases = {
  wrongDigit: {
    one: ({ area }) => ({
      message: `Before you go on: is every digit in ${area} where it belongs?`,
    }),
    two: ({ cells }) => ({
      message: `The digit in ${cells} is not the right one. Can you remember why you put it there?`,
    }),
    three: ({ cells, digit }) => ({
      message: `${digit} does not belong in ${cells}. Take it out.`,
      detail: 'It breaks no rule so far, but the solution has another digit there.',
    }),
  },
  wrongRepeat: {
    one: ({ area }) => ({
      message: `Before you go on: does any digit appear twice in ${area}?`,
    }),
    two: ({ area, spots }) => ({
      message: `In ${area}, the same digit is in ${spots}. Which of them cannot be right?`,
    }),
    three: ({ area, digit, wrong }) => ({
      message: `Take ${digit} out of ${wrong}.`,
      detail: `${capital(area)} can have only one ${digit}, and the solution has another digit in ${wrong}.`,
    }),
  },
  conflict: {
    one: ({ area }) => ({ message: `Does any digit appear twice in ${area}?` }),
    two: ({ area, spots }) => ({
      message: `In ${area}, the same digit is in ${spots}. Which one belongs there?`,
    }),
    three: ({ area, digit, cells }) => ({
      message: `Only one of these cells can keep its ${digit}: ${cells}.`,
      detail: `${capital(area)} can have only one ${digit}. Keep the one you are most sure of.`,
    }),
  },
  conflictWithGiven: {
    one: ({ area }) => ({ message: `Does any digit appear twice in ${area}?` }),
    two: ({ area, spots }) => ({
      message: `In ${area}, the same digit is in ${spots}, and one of them is a given. Which of them cannot be right?`,
    }),
    three: ({ area, digit, wrong }) => ({
      message: `Take ${digit} out of ${wrong}.`,
      detail: `${capital(area)} can have only one ${digit}, and it is given elsewhere.`,
    }),
  },
  cellWithoutDigit: {
    one: ({ area }) => ({
      message: `Something has gone wrong. Does every empty cell in ${area} still have a digit that fits?`,
    }),
    two: ({ cells }) => ({ message: `Which digits can still go in ${cells}?` }),
    three: ({ cells }) => ({
      message: `No digit fits in ${cells} any more.`,
      detail:
        'Every digit is already in its row, column or box, so this board cannot be finished. Go back a few moves, to the last digit you were sure of.',
    }),
  },
  digitWithoutPlace: {
    one: ({ area }) => ({
      message: `Something has gone wrong. Does every digit still have a place in ${area}?`,
    }),
    two: ({ area }) => ({
      message: `A digit that ${area} still needs cannot go in any of its empty cells. Which one?`,
    }),
    three: ({ area, digit }) => ({
      message: `There is no place left for ${digit} in ${area}.`,
      detail: `Every empty cell there already has ${article(digit)} in its row, column or box, so this board cannot be finished. Go back a few moves, to the last digit you were sure of.`,
    }),
  },
  deadEndOutOfSight: {
    one: () => ({
      message: 'Something has gone wrong. Is there a digit you were not sure of?',
    }),
    two: () => ({
      message: 'No digit is repeated, and still this board cannot be finished.',
      detail: 'Where were you last unsure?',
    }),
    three: () => ({
      message: 'With these digits the board has no solution.',
      detail:
        'It takes a long proof to see which one is wrong. Go back a few moves, to the last digit you were sure of.',
    }),
  },
};
