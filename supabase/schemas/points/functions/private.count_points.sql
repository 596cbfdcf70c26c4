create or replace function private.count_points (
  order_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  rule private.points_rules;
  lot private.points;
  delivered timestamptz;
  deserved integer;
  counted integer;
begin
  select * into o from public.enhanced_orders as e where e.id = count_points.order_id;
  -- Each change of an order holds its row: nobody else counts it at the same time.
  perform from public.enhanced_orders as e where e.id = o.id for no key update;
  select * into lot from private.points as p where p.order_id = o.id and p.kind = 'earned';
  if lot.id is null and o.status <> 'delivered' then return; end if;
  delivered := coalesce(lot.at, o.status_since);
  rule := private.points_rule(delivered);
  select greatest(coalesce(floor((sum(c.amount_paise) - private.paid_in_points(o.id))::numeric / rule.per_paise), 0),
    0)::integer * rule.points
  into deserved
  from public.order_charges as c join public.charge_codes as k on k.code = c.code
  where c.order_id = o.id and k.nature in ('goods', 'discount');
  select coalesce(sum(p.points), 0)::integer into counted from private.points as p
  where p.order_id = o.id and p.kind in ('earned', 'taken_back');
  if lot.id is null and deserved > 0 then
    insert into private.points (user_id, kind, points, order_id, expires_at, at)
    values (o.user_id, 'earned', deserved, o.id, private.points_end(delivered, rule.valid_months), delivered);
  elsif lot.id is not null and deserved < counted then
    insert into private.points (user_id, kind, points, order_id, lot_id)
    values (o.user_id, 'taken_back', deserved - counted, o.id, lot.id);
  end if;
  perform private.publish('user:' || o.user_id, 'points', '{}'::jsonb);
end
$function$;

comment on function private.count_points(uuid) is 'Counts the points of an order anew: by what remains paid of its goods, without tax, fees and tip, and without what was paid in points. What is fewer than before is taken back.';

revoke all on function private.count_points(uuid) from public;
