import { useNavigate } from "react-router-dom";
import { EMPTY_DRAFT, writeDraft } from "../forms/compare-draft.ts";
import { deleteFormDrafts } from "../forms/form-draft.ts";
import { setSession } from "./session.ts";
import { showToast } from "../feedback/toast.ts";
import { queryClient } from "../api/trpc.ts";
import { useUser } from "./user.ts";

/**
 * Returns a function to call once the server has ended the session: it goes to the landing page, deletes the session
 * and the user's local data, and shows a toast with the given title and description.
 */
export function useClearSession() {
  const navigate = useNavigate();
  const user = useUser();
  return (title: string, description: string): void => {
    // Navigates first: a protected page without a user would ask to sign in again.
    void navigate("/");
    queryClient.clear();
    writeDraft(localStorage, EMPTY_DRAFT);
    deleteFormDrafts(localStorage, user.id);
    setSession(null);
    showToast({ title, description });
  };
}
