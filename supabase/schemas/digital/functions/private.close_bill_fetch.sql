create or replace function private.close_bill_fetch (
  f public.bill_fetches,
  failure text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.bill_fetches as b set status = 'failed', failure_code = close_bill_fetch.failure, answered_at = now(),
    expires_at = now() + private.setting_int('bill_valid_seconds') * interval '1 second' where b.id = f.id;
  perform private.publish('user:' || f.user_id, 'bill_fetch', jsonb_build_object('id', f.id, 'status', 'failed'));
end
$function$;

revoke all on function private.close_bill_fetch(public.bill_fetches, text) from public;
