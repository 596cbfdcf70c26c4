create or replace function public.open_calendar_feed (
  resource_id uuid default null::uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.whose_feed(open_calendar_feed.resource_id);
  token text := rtrim(translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/', '-_'), '=');
begin
  perform private.hold_account(caller);
  insert into private.calendar_feeds as f (token_hash, user_id, resource_id)
  values (sha256(convert_to(token, 'utf8')), caller, open_calendar_feed.resource_id)
  on conflict on constraint calendar_feed_once do update set token_hash = excluded.token_hash, created_at = now(),
    read_at = null, reads_since = now(), reads = 0;
  return jsonb_build_object('token', token);
end
$function$;

comment on function public.open_calendar_feed(uuid) is 'A new secret for an address by which calendars read the caller''s bookings, or those of somebody at a vendor: {token}, told only once. The one before ends.';

revoke all on function public.open_calendar_feed(uuid) from public;

grant execute on function public.open_calendar_feed(uuid) to authenticated, postgres;
