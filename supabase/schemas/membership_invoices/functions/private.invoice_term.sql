create or replace function private.invoice_term()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.issue_term_document(new);
  return null;
end
$function$;

comment on function private.invoice_term() is 'At the end of a transaction in which a term was paid, or its money went back: its document.';

revoke all on function private.invoice_term() from public;
