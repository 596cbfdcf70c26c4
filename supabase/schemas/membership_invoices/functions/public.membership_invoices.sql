create or replace function public.membership_invoices()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.invoice_as_read(i) || '{"order_number": null, "delivered_to": null}'
      order by i.issued_at desc, i.number desc), '[]')
    from (select * from public.invoices as k where k.user_id = caller and k.term_id is not null
      order by k.issued_at desc limit 100) as i);
end
$function$;

comment on function public.membership_invoices() is 'The invoices and credit notes of the terms that the caller has paid, newest first, as order_invoices answers them.';

revoke all on function public.membership_invoices() from public;

grant execute on function public.membership_invoices() to authenticated, postgres;
