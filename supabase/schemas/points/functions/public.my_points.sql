create or replace function public.my_points()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  rule private.points_rules := private.points_rule(now());
begin
  return (select jsonb_build_object('points', greatest(coalesce(sum(l.points), 0), 0), 'value_paise', rule.value_paise,
      'turn_from', rule.turn_from, 'per_paise', rule.per_paise, 'points_per', rule.points,
      'next_end', (array_agg(l.expires_at order by l.expires_at) filter (where l.points > 0))[1],
      'next_points', (array_agg(l.points order by l.expires_at) filter (where l.points > 0))[1],
      'movements', (select coalesce(jsonb_agg(to_jsonb(m) order by m.id desc), '[]') from (
        select p.id, p.kind, p.points, p.at, o.order_number, p.expires_at from private.points as p
        left join public.enhanced_orders as o on o.id = p.order_id
        where p.user_id = caller order by p.id desc limit 50) as m))
    from private.points_left(caller) as l);
end
$function$;

comment on function public.my_points() is 'The caller''s points: {points, value_paise (of one), turn_from (the step in which they become credit), per_paise and points_per (how they are earned), next_end and next_points (what expires first), movements: [{id, kind: earned|taken_back|expired|turned|spent|returned, points, at, order_number, expires_at}] (the last fifty)}.';

revoke all on function public.my_points() from public;

grant execute on function public.my_points() to authenticated, postgres;
