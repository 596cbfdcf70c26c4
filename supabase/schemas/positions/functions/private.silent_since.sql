create or replace function private.silent_since (
  p public.courier_positions
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when p.seen_at <= now() - make_interval(secs => private.setting_int('position_silence_seconds'))
    then p.seen_at end
$function$;

comment on function private.silent_since(public.courier_positions) is 'Since when nothing was heard of somebody, if that is too long.';

revoke all on function private.silent_since(public.courier_positions) from public;
