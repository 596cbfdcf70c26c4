create or replace function private.note_silence()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  p public.courier_positions;
  many integer := 0;
begin
  for p in
    update public.courier_positions as k set paused_since = k.seen_at
    where k.paused_since is null
      and k.seen_at <= now() - make_interval(secs => private.setting_int('position_silence_seconds'))
      and exists (select from public.jobs as j where j.performer_id = k.user_id
        and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))
    returning *
  loop
    perform private.tell_followers(p);
    many := many + 1;
  end loop;
  return many;
end
$function$;

comment on function private.note_silence() is 'Tells the followers of whoever has fallen silent that tracking is paused (paused_since); the next position ends it. Returns of how many.';

revoke all on function private.note_silence() from public;
