create or replace function private.take_setup_over()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.shop_setups as s set application_id = new.id where s.application_id = (
    select k.application_id from private.shop_setups as k
    join public.provider_applications as p on p.id = k.application_id
    where p.user_id = new.user_id and p.role = new.role and p.state in ('withdrawn', 'rejected')
    order by k.updated_at desc, p.id limit 1);
  return new;
end
$function$;

comment on function private.take_setup_over() is 'A new try of the same person goes on with what they prepared for the one that was withdrawn or rejected.';

revoke all on function private.take_setup_over() from public;
