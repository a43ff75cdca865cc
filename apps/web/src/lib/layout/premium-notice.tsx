import { buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export interface PremiumNoticeProps {
  /** What premium brings here: "Any number of alerts". */
  feature: string;
  children: ReactNode;
}

/** Something that premium has and this plan does not: said plainly, with the way there. */
export function PremiumNotice({ feature, children }: PremiumNoticeProps) {
  return (
    <Notice
      title={`${feature}: part of premium`}
      actions={
        <Link to="/subscribe" className={buttonClass("secondary", "sm")}>
          See premium
        </Link>
      }
    >
      {children}
    </Notice>
  );
}
