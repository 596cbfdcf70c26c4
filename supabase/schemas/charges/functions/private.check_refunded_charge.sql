create or replace function private.check_refunded_charge()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  charged bigint;
  refunded bigint;
begin
  -- The order's row lock serialises refunds of one order.
  select sum(c.amount_paise) into charged from public.order_charges as c
  where c.order_id = new.order_id and ((c.position = new.of_position and c.phase in ('quoted', 'added'))
    or (c.of_position = new.of_position and c.phase = 'adjusted'));
  select coalesce(sum(c.amount_paise), 0) into refunded from public.order_charges as c
  where c.order_id = new.order_id and c.of_position = new.of_position and c.phase = 'refunded';
  if charged is null or sign(new.amount_paise) = sign(charged) or abs(refunded + new.amount_paise) > abs(charged) then
    raise exception using errcode = 'check_violation', constraint = 'refund_within_charge',
      message = format('a refund belongs to a charge and never exceeds it: %s of %s, of which %s are refunded',
        new.amount_paise, charged, refunded);
  end if;
  return new;
end
$function$;

comment on function private.check_refunded_charge() is 'A refund belongs to a quoted charge and never exceeds what that is after its adjustments.';

revoke all on function private.check_refunded_charge() from public;
