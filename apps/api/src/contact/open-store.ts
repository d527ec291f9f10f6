import { connectDatabase } from './database.ts';
import { type ContactStore, contactStore, type StoreOptions } from './store.ts';

/** Opens the database, runs its migrations, and resolves to its messages. */
export async function openContactStore(url: string, options: StoreOptions): Promise<ContactStore> {
  const run = connectDatabase(url);
  await run(() => Promise.resolve());
  return contactStore(run, options);
}
