create or replace function private.check_shares()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if (select sum(s.amount_paise) from private.order_shares as s where s.order_id = new.order_id
    and s.account <> 'courier_payable') >
      (select sum(c.amount_paise) from public.order_charges as c
        where c.order_id = new.order_id and c.phase <> 'refunded'
          and c.code not in ('tax', 'discount', 'rounding', 'tip')) + private.benefits_of(new.order_id) then
    raise exception using errcode = 'check_violation', constraint = 'shares_within_charges',
      message = format('order %s shares out more than it charges', new.order_id);
  end if;
  return null;
end
$function$;

comment on function private.check_shares() is 'At the end of a transaction: nobody earns what nobody is charged, but for what the platform bears of it as the benefit of a membership. A courier''s pay is by distance, whatever the customer is charged: the platform''s affair.';

revoke all on function private.check_shares() from public;
