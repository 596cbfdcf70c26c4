create or replace function public.open_pay_links (
  checkout_id uuid
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  due jsonb := private.subject_due('checkout', open_pay_links.checkout_id, private.require_user());
begin
  return (select count(*) from private.pay_links as l where l.checkout_id = open_pay_links.checkout_id
    and l.revoked_at is null and due ->> 'state' = 'open');
end
$function$;

comment on function public.open_pay_links(uuid) is 'How many links by which somebody else may pay the caller''s checkout are open.';

revoke all on function public.open_pay_links(uuid) from public;

grant execute on function public.open_pay_links(uuid) to authenticated, postgres;
