import { type Cell, columnOf, rowOf } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';

interface SelectedCellProps {
  readonly selected: Cell | undefined;
}

/** The selected cell as row and column. */
export function SelectedCell({ selected }: SelectedCellProps) {
  const { t } = useTranslation('game');
  return (
    <p>
      {selected === undefined
        ? t('nothingSelected')
        : t('selected', { row: rowOf(selected) + 1, column: columnOf(selected) + 1 })}
    </p>
  );
}
