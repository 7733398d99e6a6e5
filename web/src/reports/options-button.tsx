import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { copy } from './copy.ts';
import type { ReportOf } from './download-report.ts';

const ReportOptions = lazy(async () => ({
  default: (await import('./report-options.tsx')).ReportOptions,
}));

/** Opens what can be chosen of a report; `name` distinguishes the button. */
export function ReportOptionsButton({ name, ...of }: ReportOf & { name: string }) {
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <IconButton
        label={copy.optionsOf(name)}
        icon={<SlidersHorizontal size={20} aria-hidden />}
        onClick={() => setOpened(true)}
      />
      {opened !== undefined && (
        <Suspense>
          <ReportOptions {...of} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
