create or replace function private.return_points (
  o public.enhanced_orders,
  payment_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  part public.payments;
  rest bigint;
  alive bigint := 0;
  ended bigint := 0;
  spent record;
  given bigint;
  is_closed boolean;
begin
  select * into part from public.payments as p where p.id = return_points.payment_id;
  is_closed := exists (select from private.closed_accounts as c where c.user_id = part.user_id);
  -- By all that went back so far: many small refunds give no more, and no less, than a large one.
  select floor(-sum(p.points) filter (where p.kind = 'spent') * part.refunded_paise::numeric / part.amount_paise)
    - coalesce(sum(p.points) filter (where p.kind = 'returned'), 0) into rest
  from private.points as p where p.order_id = o.id and p.kind in ('spent', 'returned');
  for spent in
    select p.lot_id, -sum(p.points) as points, l.expires_at from private.points as p
    join private.points as l on l.id = p.lot_id
    where p.order_id = o.id and p.kind in ('spent', 'returned')
    group by p.lot_id, l.expires_at having -sum(p.points) > 0 order by l.expires_at desc, p.lot_id desc
  loop
    exit when rest <= 0;
    given := least(spent.points, rest);
    rest := rest - given;
    insert into private.points (user_id, kind, points, order_id, lot_id)
    values (part.user_id, 'returned', given, o.id, spent.lot_id);
    if spent.expires_at > now() and not is_closed then
      alive := alive + given;
    else
      ended := ended + given;
      insert into private.points (user_id, kind, points, order_id, lot_id)
      values (part.user_id, 'expired', -given, o.id, spent.lot_id);
    end if;
  end loop;
  if is_closed then return; end if;
  perform private.notify(part.user_id, t.template, jsonb_build_object('points', t.points, 'order_number',
    o.order_number), '/membership/dashboard')
  from (values ('points_returned', alive), ('points_returned_late', ended)) as t (template, points) where t.points > 0;
  perform private.publish('user:' || part.user_id, 'points', '{}'::jsonb);
end
$function$;

comment on function private.return_points(public.enhanced_orders, uuid) is 'Gives back points for what has gone back of the part that they paid, to the lots that they came from and with their ends, what ends last first. Those that have ended meanwhile expire at once, and their owner is told.';

revoke all on function private.return_points(public.enhanced_orders, uuid) from public;
