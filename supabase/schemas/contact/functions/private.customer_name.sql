create or replace function private.customer_name (
  user_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(private.first_name(customer_name.user_id), 'Customer · ' || private.phone_end(customer_name.user_id),
    'Customer')
$function$;

comment on function private.customer_name(uuid) is 'How a customer is called by those who serve them: the first name, else Customer with the last digits of the number.';

revoke all on function private.customer_name(uuid) from public;
