create or replace function private.remind_due_bills (
  most integer
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  s record;
  told integer := 0;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  for s in
    select due.id, due.user_id, due.due_on, coalesce(due.nickname, b.name) as biller
    from public.saved_billers as due join public.billers as b on b.code = due.biller_code and b.active
    where due.remind and due.due_on between today and today + private.setting_int('bill_reminder_days')
      and due.reminded_for is distinct from due.due_on
    order by due.due_on, due.id limit most for update of due skip locked
  loop
    update public.saved_billers as u set reminded_for = s.due_on where u.id = s.id;
    perform private.notify(s.user_id, 'bill_due', jsonb_build_object('biller', s.biller, 'due_on',
      to_char(s.due_on, 'DD-MM-YYYY')),
      '/digital/bill-payments');
    told := told + 1;
  end loop;
  return told;
end
$function$;

comment on function private.remind_due_bills(integer) is 'Reminds once for each due date, some days ahead; returns how many were reminded.';

revoke all on function private.remind_due_bills(integer) from public;
