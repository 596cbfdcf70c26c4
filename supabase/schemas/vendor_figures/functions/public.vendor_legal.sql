create or replace function public.vendor_legal (
  vendor text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  v public.vendors := private.vendor_on_show(vendor_legal.vendor);
  printed jsonb := private.vendor_for_invoice(v.id);
begin
  return jsonb_build_object('legal_name', coalesce(
      (select nullif(t.legal_name, '') from public.vendor_registrations as t where t.vendor_id = v.id
        and t.valid_from <= private.today() order by t.valid_from desc limit 1),
      (select nullif(a.profile ->> 'legal_name', '') from public.provider_applications as a
        where a.made = v.id and a.state in ('approved', 'active') and a.renews is null
        order by a.decided_at desc nulls last, a.id limit 1),
      printed ->> 'name'),
    'trade_name', v.name, 'address', v.address, 'gstin', printed -> 'gstin', 'fssai_number',
    printed -> 'fssai_number');
end
$function$;

comment on function public.vendor_legal(text) is 'Who sells, as the law asks it of every page that does: {legal_name (as registered, else as approved), trade_name, address, gstin, fssai_number}. Neither the person''s telephone number nor papers. Refuses vendor_not_found.';

revoke all on function public.vendor_legal(text) from public;

grant execute on function public.vendor_legal(text) to anon, authenticated, postgres;
