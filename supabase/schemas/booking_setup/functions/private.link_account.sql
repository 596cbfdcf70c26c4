create or replace function private.link_account (
  vendor_id uuid,
  resource_id uuid,
  account text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  delete from private.resource_accounts as a where a.resource_id = link_account.resource_id;
  if account is null then return; end if;
  insert into private.resource_accounts (resource_id, user_id)
  select r.id, s.user_id from public.vendor_staff as s
  join public.resources as r on r.vendor_id = s.vendor_id and r.kind = 'person'
  where s.vendor_id = link_account.vendor_id and s.user_id::text = account and r.id = link_account.resource_id;
  if not found then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.', '{"field": "user_id"}');
  end if;
end
$function$;

comment on function private.link_account(uuid, uuid, text) is 'Says whose account a person is, one of the business''s people; null takes that back.';

revoke all on function private.link_account(uuid, uuid, text) from public;
