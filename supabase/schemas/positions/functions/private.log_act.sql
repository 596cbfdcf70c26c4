create or replace function private.log_act (
  vendor_id uuid,
  act text,
  about_id uuid default null::uuid,
  detail jsonb default '{}'::jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into private.vendor_log (vendor_id, actor_id, act, about_id, detail)
  select v.id, auth.uid(), log_act.act, log_act.about_id, log_act.detail
  from public.vendors as v where v.id = log_act.vendor_id and auth.uid() is not null
$function$;

comment on function private.log_act(uuid, text, uuid, jsonb) is 'Notes what the caller did in a business. What no person does, or in no business, is not noted.';

revoke all on function private.log_act(uuid, text, uuid, jsonb) from public;
