create or replace function private.note_silence()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  silent uuid;
  p public.courier_positions;
  many integer := 0;
begin
  for silent in
    select k.user_id from public.courier_positions as k
    where k.paused_since is null
      and k.seen_at <= now() - make_interval(secs => private.setting_int('position_silence_seconds'))
      and exists (select from public.jobs as j where j.performer_id = k.user_id
        and j.state in ('assigned', 'at_pickup', 'picked_up', 'near'))
    order by k.user_id
  loop
    -- Whoever reports at this moment is not silent.
    insert into private.position_states (user_id) values (silent) on conflict do nothing;
    perform from private.position_states as s where s.user_id = silent for no key update;
    update public.courier_positions as k set paused_since = k.seen_at
    where k.user_id = silent and k.paused_since is null
      and k.seen_at <= now() - make_interval(secs => private.setting_int('position_silence_seconds'))
    returning * into p;
    continue when not found;
    perform private.tell_followers(p);
    many := many + 1;
  end loop;
  return many;
end
$function$;

comment on function private.note_silence() is 'Tells the followers of whoever has fallen silent that tracking is paused (paused_since); the next position ends it. Returns of how many.';

revoke all on function private.note_silence() from public;
