create table public.vendor_trades (
  vendor_id uuid not null,
  trade text not null,
  added_at timestamp with time zone not null default now(),
  constraint vendor_trades_pkey primary key (vendor_id, trade),
  constraint vendor_trades_trade_fkey foreign key (trade) references private.trades(trade),
  constraint vendor_trades_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.vendor_trades
  enable row level security;

create index vendor_trades_trade_idx on public.vendor_trades using btree (trade);

create constraint TRIGGER vendor_trades_have_their_place
  after insert on public.vendor_trades deferrable initially deferred
  for each row
  execute function private.require_place();

create policy "whoever reads a vendor reads its trades" on public.vendor_trades
  for select
  to anon, authenticated
  using ((exists ( select
   from public.vendors v
  where (v.id = vendor_trades.vendor_id))));

comment on table public.vendor_trades is 'What a vendor sells by, one row a trade. Written by the database.';

grant select on table public.vendor_trades to anon, authenticated;
