create or replace function private.log_change (
  vendor_id uuid,
  act text,
  detail jsonb default '{}'::jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into private.vendor_log as l (vendor_id, actor_id, act, detail, xid)
  values (log_change.vendor_id, auth.uid(), log_change.act, log_change.detail || '{"count": 1}',
    pg_current_xact_id())
  on conflict (vendor_id, act, xid) do update
    set detail = l.detail || jsonb_build_object('count', (l.detail ->> 'count')::integer + 1)
$function$;

comment on function private.log_change(uuid, text, jsonb) is 'Notes a change that one act makes many times, such as prices of a list, as one line with their count.';

revoke all on function private.log_change(uuid, text, jsonb) from public;
