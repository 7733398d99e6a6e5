import type { ClaimSheetReport } from '@tidemark/contract/claim-sheet-shares';
import { BrandMark } from '../ui/layout/brand.tsx';
import { copy } from './copy.ts';
import styles from './letterhead.module.css';
import { factsOf } from './report-facts.ts';

/** Company and title over the gauge rule, and the ten facts. */
export function Letterhead({ report }: { report: ClaimSheetReport }) {
  return (
    <header>
      <div className={`flex wrap justify-between ${styles.head}`}>
        <div className={`row min-w-0 gap-2 ${styles.company}`}>
          {report.companyLogo ? (
            <img src={report.companyLogo} alt="" className={styles.logo} />
          ) : (
            <BrandMark size={30} />
          )}
          <p>
            <b>{report.company}</b>
            {report.companyContact}
            {report.companyLicences && <span>{report.companyLicences}</span>}
          </p>
        </div>
        <div className={styles.title}>
          <h1>{copy.title}</h1>
          <p>
            Enquiry #{report.enquiry} · Inspection {report.inspection.number}
          </p>
        </div>
      </div>
      <div className={styles.rule} />
      <dl className={`grid cols-2 ${styles.facts}`}>
        {factsOf(report).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-long={value.length > 40 || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
