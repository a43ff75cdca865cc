import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Returns the query string that an identity provider sent back, or null, and a function that removes it from the URL.
 */
export function useProviderCallback(): [string | null, () => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const query = new URLSearchParams(search);
  const isAnswer = query.has("state") && (query.has("code") || query.has("error"));
  const forget = () => {
    setUsed(true);
    void navigate("/auth", { replace: true });
  };
  return [isAnswer && !isUsed ? search : null, forget];
}
