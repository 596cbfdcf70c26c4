create or replace function public.save_tax_registration (
  gstin text,
  legal_name text,
  address text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  number text;
  saved uuid;
begin
  perform private.bound(save_tax_registration.gstin, 100);
  perform private.bound(save_tax_registration.legal_name, 400);
  perform private.bound(save_tax_registration.address, 800);
  number := private.clean_number('gstin', save_tax_registration.gstin);
  if number is null or private.number_problem('gstin', number) is not null
      or not exists (select from private.gst_states as s where s.code = left(number, 2)) then
    perform private.refuse(400, 'gstin_invalid', 'This is not a GST number.');
  end if;
  if coalesce(length(trim(private.without_marks(save_tax_registration.legal_name))), 0) not between 2 and 120 then
    perform private.refuse(400, 'legal_name_invalid', 'The registered name has 2 to 120 letters.');
  end if;
  if coalesce(length(trim(private.without_marks(save_tax_registration.address))), 0) not between 5 and 200 then
    perform private.refuse(400, 'business_address_invalid', 'The registered address has 5 to 200 letters.');
  end if;
  perform private.take_turns('tax_registrations', caller::text);
  if (select count(*) from public.tax_registrations as r where r.user_id = caller and r.gstin <> number) >= 10 then
    perform private.refuse(409, 'too_many_businesses', 'Ten businesses are the most one can save.');
  end if;
  insert into public.tax_registrations as r (user_id, gstin, legal_name, address)
  values (caller, number, trim(save_tax_registration.legal_name), trim(save_tax_registration.address))
  on conflict (user_id, gstin) do update set legal_name = excluded.legal_name, address = excluded.address
  returning r.id into saved;
  return saved;
end
$function$;

comment on function public.save_tax_registration(text, text, text) is 'Keeps a business in whose name the caller has invoices made out, or changes the one with this number; returns its id. Refuses gstin_invalid, legal_name_invalid, business_address_invalid, too_many_businesses.';

revoke all on function public.save_tax_registration(text, text, text) from public;

grant execute on function public.save_tax_registration(text, text, text) to authenticated, postgres;
