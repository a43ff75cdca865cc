import { useNavigate } from "react-router-dom";
import { EMPTY_DRAFT, writeDraft } from "../forms/compare-draft.ts";
import { deleteFormDrafts } from "../forms/form-draft.ts";
import { setSession } from "./session.ts";
import { showToast } from "../feedback/toast.ts";
import { queryClient } from "../api/trpc.ts";
import { useUser } from "./user.ts";

/**
 * Returns a function that clears the session in the browser once the server has ended it: returns to the landing page,
 * deletes local data, and shows a toast.
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
