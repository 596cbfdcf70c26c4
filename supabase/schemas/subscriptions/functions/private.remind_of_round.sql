create or replace function private.remind_of_round()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  behind record;
  told integer := 0;
begin
  for behind in
    select w.vendor_id, w.day from public.subscription_orders as w join public.enhanced_orders as o on o.id = w.order_id
    where w.day = private.today() and o.status = 'pending' and o.kind = 'subscription' group by w.vendor_id, w.day
  loop
    perform private.notify(s.user_id, 'round_not_confirmed', jsonb_build_object('day', to_char(behind.day, 'DD/MM'),
      'time', to_char(private.clock_on(behind.day, 'subscription_close_seconds') at time zone 'Asia/Kolkata',
        'HH24:MI')), '/vendor/round')
    from private.staff_with(behind.vendor_id, 'orders') as s (user_id);
    told := told + 1;
  end loop;
  return told;
end
$function$;

comment on function private.remind_of_round() is 'Tells vendors at noon of deliveries that they have not confirmed.';

revoke all on function private.remind_of_round() from public;
