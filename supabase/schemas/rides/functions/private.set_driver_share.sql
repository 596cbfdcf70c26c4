create or replace function private.set_driver_share (
  order_id uuid,
  target bigint
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  share private.order_shares;
  rows smallint[];
  base bigint;
  gone bigint;
  amount bigint;
begin
  rows := array(select c.position from public.order_charges as c
    where c.order_id = set_driver_share.order_id and c.code = 'ride_fare' and c.of_position is null order by 1);
  select * into share from private.order_shares as s where s.order_id = set_driver_share.order_id
    and s.positions && rows order by s.position limit 1;
  update private.order_shares as s set positions = rows
  where s.order_id = share.order_id and s.position = share.position;
  select v.base_paise, v.gone_paise into base, gone from private.share_values as v
  where v.order_id = share.order_id and v.position = share.position;
  -- What goes back takes of a share in proportion, rounded: the amount of which exactly the target is left.
  amount := round(target::numeric * base / (base - gone));
  while amount - private.in_proportion(amount, gone, base) < target loop amount := amount + 1; end loop;
  while amount - private.in_proportion(amount, gone, base) > target loop amount := amount - 1; end loop;
  update private.order_shares as s set amount_paise = amount
  where s.order_id = share.order_id and s.position = share.position;
end
$function$;

comment on function private.set_driver_share(uuid, bigint) is 'Makes what a driver earns of the fare exactly so much, whatever of the cap went back.';

revoke all on function private.set_driver_share(uuid, bigint) from public;
