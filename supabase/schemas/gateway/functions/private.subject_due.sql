create or replace function private.subject_due (
  purpose text,
  subject_id uuid,
  customer uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  named text := (select p.due from private.gateway_purposes as p where p.purpose = subject_due.purpose);
  due jsonb;
begin
  if named is not null then
    execute format('select %s($1, $2)', named) into due using subject_due.subject_id, subject_due.customer;
  end if;
  if due is null then perform private.refuse(404, 'checkout_not_found', 'This payment is not known.'); end if;
  return due;
end
$function$;

comment on function private.subject_due(text, uuid, uuid) is 'What a customer has to pay for a subject, as its purpose says; refuses what is not the customer''s.';

revoke all on function private.subject_due(text, uuid, uuid) from public;
