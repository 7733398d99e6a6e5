import '../ui/layout/tokens.css';
import '../ui/layout/base.css';
import '../ui/layout/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PackagePage } from '../packages/shared/package-page.tsx';
import { readPackageAddress } from '../packages/shared/read-address.ts';
import { readAddress } from './read-address.ts';
import { ReportPage } from './report-page.tsx';

/** A separate bundle for people without an account: a claim sheet, or a package. */
const root = document.getElementById('root');
if (!root) throw new Error('claim-sheet-report.html has no #root');
const shared = readPackageAddress(location);
createRoot(root).render(
  <StrictMode>
    {shared ? <PackagePage address={shared} /> : <ReportPage address={readAddress(location)} />}
  </StrictMode>,
);
