create or replace function public.turn_points (
  points integer,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  rule private.points_rules := private.points_rule(now());
  done jsonb := private.claim_idempotency(caller, turn_points.idempotency_key, 'turn_points');
  l record;
  left_over integer := turn_points.points;
  have bigint;
begin
  if done is not null then return done; end if;
  perform private.take_turns('points', caller::text);
  have := (select coalesce(sum(k.points), 0) from private.points_left(caller) as k);
  if turn_points.points is null or turn_points.points < rule.turn_from or turn_points.points % rule.turn_from <> 0
      or turn_points.points > have then
    perform private.refuse(409, 'points_insufficient', 'You do not have so many points.', jsonb_build_object('points',
      greatest(have, 0), 'turn_from', rule.turn_from));
  end if;
  for l in select * from private.points_left(caller) as k where k.points > 0 order by k.expires_at, k.lot_id loop
    exit when left_over = 0;
    insert into private.points (user_id, kind, points, lot_id)
    values (caller, 'turned', -least(l.points, left_over), l.lot_id);
    left_over := left_over - least(l.points, left_over);
  end loop;
  perform private.credit_wallet(caller, turn_points.points::bigint * rule.value_paise,
    'points:' || caller || ':' || turn_points.idempotency_key);
  perform private.publish('user:' || caller, 'points', '{}'::jsonb);
  done := public.my_points();
  perform private.keep_result(caller, turn_points.idempotency_key, done);
  return done;
end
$function$;

comment on function public.turn_points(integer, text) is 'Turns points into wallet credit, those that expire first, once per key; in whole steps of turn_from. Answers as my_points does.';

revoke all on function public.turn_points(integer, text) from public;

grant execute on function public.turn_points(integer, text) to authenticated, postgres;
