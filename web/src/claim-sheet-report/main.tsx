import '../ui/layout/tokens.css';
import '../ui/layout/base.css';
import '../ui/layout/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddress } from './read-address.ts';
import { ReportPage } from './report-page.tsx';

/** A separate bundle for people without an account. */
const root = document.getElementById('root');
if (!root) throw new Error('claim-sheet-report.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ReportPage address={readAddress(location)} />
  </StrictMode>,
);
