create or replace function private.settle_proposal (
  o public.enhanced_orders,
  proposal public.dish_proposals
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  line public.order_items;
  less bigint;
  chosen jsonb;
  back bigint := 0;
begin
  select * into line from public.order_items as i where i.order_id = proposal.order_id
    and i.position = proposal.position;
  less := line.unit_paise::bigint * proposal.missing - case
    when proposal.state = 'accepted' then proposal.total_paise else 0 end;
  update public.order_items as i set charged_paise = coalesce(i.charged_paise, i.total_paise) - less,
    charged_quantity = coalesce(i.charged_quantity, i.quantity) - proposal.missing
      + case when proposal.state = 'accepted' then coalesce(proposal.quantity, 0) else 0 end
  where i.order_id = line.order_id and i.position = line.position;
  -- An administrator may have given back some of it meanwhile.
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', least(less,
    k.amount_paise - k.refunded_paise))) into chosen
  from private.charges_left(o.id) as k
  where k.code = 'items' and k.tax_class = line.tax_class and k.amount_paise > k.refunded_paise and less > 0;
  if chosen is not null then
    back := private.charge_less(o, chosen, 'not_picked', 'run_out:' || proposal.id);
  end if;
  update public.dish_proposals as p set back_paise = back where p.id = proposal.id;
  return back;
end
$function$;

comment on function private.settle_proposal(public.enhanced_orders, public.dish_proposals) is
  'What ran out is no longer charged, and what was accepted instead is: through the line''s account, with its tax and its part of the discount. Refunded to the wallet, or taken off what is paid in cash. Answers the paise.';

revoke all on function private.settle_proposal(public.enhanced_orders, public.dish_proposals) from public;
