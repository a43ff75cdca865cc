import { buttonClass } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export interface PremiumNoticeProps {
  /** The feature that requires premium: "Unlimited alerts". */
  feature: string;
  children: ReactNode;
}

/** Renders a notice that a feature requires premium, with a link to the plans. */
export function PremiumNotice({ feature, children }: PremiumNoticeProps) {
  return (
    <Notice
      title={`${feature}: a Premium feature`}
      actions={
        <Link to="/subscribe" className={buttonClass("secondary", "sm")}>
          See Premium plans
        </Link>
      }
    >
      {children}
    </Notice>
  );
}
