import { useEffect, useState } from 'react';
import { DAILY_KEY, loadRecords } from './daily-storage.ts';
import { type DailyRecords, NO_RECORDS } from './records.ts';

/** What was done of the daily puzzles, in other tabs as well. */
export function useRecords(): DailyRecords {
  const [records, setRecords] = useState(NO_RECORDS);
  useEffect(() => {
    const read = () => setRecords(loadRecords());
    const onStorage = ({ key }: StorageEvent) => {
      if (key === DAILY_KEY || key === null) read();
    };
    read();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return records;
}
