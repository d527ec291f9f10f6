/** Prints how often each technique of the ladder is used: `npm run list:techniques-used -- 10000 seed`. */
import { techniqueTable } from './techniques-used/table.ts';

const [count = '1000', seed = 'techniques'] = process.argv.slice(2);
process.stdout.write(techniqueTable(Number(count), seed));
