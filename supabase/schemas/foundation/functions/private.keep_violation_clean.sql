create or replace function private.keep_violation_clean()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if octet_length(new.details::text) <= 8000 then new.details := private.without_contact(new.details::text)::jsonb; end
    if;
  new.url := private.without_contact(new.url);
  new.user_agent := private.without_contact(new.user_agent);
  return new;
end
$function$;

comment on function private.keep_violation_clean() is 'Phone numbers and email addresses are no part of a report.';

revoke all on function private.keep_violation_clean() from public;
