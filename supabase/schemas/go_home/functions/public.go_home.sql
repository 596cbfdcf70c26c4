create or replace function public.go_home (
  going boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  home private.driver_homes;
  most integer := private.setting_int('go_home_times');
  is_going boolean;
begin
  if go_home.going is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.take_turns('going_home', c.user_id::text);
  perform private.end_homeward(c.user_id);
  is_going := exists (select from private.homeward_turns as t where t.user_id = c.user_id and t.ended_at is null);
  if not go_home.going then
    update private.homeward_turns as t set ended_at = now(), ended_as = 'courier'
    where t.user_id = c.user_id and t.ended_at is null;
  elsif not is_going then
    select * into home from private.driver_homes as h where h.user_id = c.user_id;
    if not found then perform private.refuse(409, 'home_missing', 'Please choose where your home is first.'); end if;
    if not c.online then perform private.refuse(409, 'courier_offline', 'Please go online first.'); end if;
    if exists (select from public.courier_positions as p where p.user_id = c.user_id
        and public.distance_m(p.lat, p.lng, home.lat, home.lng) <= private.setting_int('go_home_reach_m')) then
      perform private.refuse(409, 'home_reached', 'You are at home already.');
    end if;
    if (select count(*) from private.homeward_turns as t where t.user_id = c.user_id
        and t.started_at >= private.today()::timestamp at time zone 'Asia/Kolkata') >= most then
      perform private.refuse(409, 'go_home_used_up', 'You cannot use this again today.',
        jsonb_build_object('most', most));
    end if;
    insert into private.homeward_turns (user_id, ends_at)
    values (c.user_id, now() + make_interval(secs => private.setting_int('go_home_seconds')));
  end if;
  return public.my_home();
end
$function$;

comment on function public.go_home(boolean) is 'Begins or ends going home; beginning twice is once. Answers as my_home. Refuses home_missing, courier_offline, home_reached, go_home_used_up {most}.';

revoke all on function public.go_home(boolean) from public;

grant execute on function public.go_home(boolean) to authenticated, postgres;
