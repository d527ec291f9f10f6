import { expect, test } from 'vitest';
import { readThirdParties } from './third-parties.ts';

test('without variables there is nobody @7.21', () => {
  const nobody = { measurementId: '', adClient: '', adUnits: {}, klaroUrl: '' };
  expect(readThirdParties({})).toEqual(nobody);
  expect(readThirdParties({ VITE_GA_MEASUREMENT_ID: '', VITE_ADSENSE_SLOTS: '' })).toEqual(nobody);
});

test('ids and addresses are read @7.21', () => {
  expect(
    readThirdParties({
      VITE_GA_MEASUREMENT_ID: 'G-ABC123DEF4',
      VITE_ADSENSE_CLIENT: 'ca-pub-1234567890123456',
      VITE_ADSENSE_SLOTS: 'header=1234567890, inArticle=2345678901',
      VITE_KLARO_URL: 'https://cdn.example/klaro@0.7.22/klaro.js',
    }),
  ).toEqual({
    measurementId: 'G-ABC123DEF4',
    adClient: 'ca-pub-1234567890123456',
    adUnits: { header: '1234567890', inArticle: '2345678901' },
    klaroUrl: 'https://cdn.example/klaro@0.7.22/klaro.js',
  });
});

test.each([
  ['VITE_GA_MEASUREMENT_ID', 'UA-1234-5'],
  ['VITE_GA_MEASUREMENT_ID', "G-AAAA'; script-src *"],
  ['VITE_ADSENSE_CLIENT', 'pub-1234567890123456'],
  ['VITE_ADSENSE_SLOTS', 'header=1234567890,rewardModal=1234567890'],
  ['VITE_ADSENSE_SLOTS', 'header'],
  ['VITE_KLARO_URL', 'http://cdn.example/klaro.js'],
  ['VITE_KLARO_URL', 'https://cdn.example/klaro.js; script-src *'],
  ['VITE_KLARO_URL', 'https://cdn.example'],
])('%s=%s stops the build', (name, value) => {
  expect(() => readThirdParties({ [name]: value })).toThrow(name);
});
